import { describe, expect, it } from 'vitest';
import { appealClock, appealTimes, type CaseFacts } from './appeal-clock.ts';

const openedAt = 1_000_000_000;
const minute = 60_000;
const fast = appealTimes.fast;
const opened: CaseFacts = {
  openedAt,
  openedBy: 'buyer',
  isSlow: false,
  statedAt: { buyer: openedAt, seller: null },
  asked: null,
  takenAt: null,
  pauses: [],
};
const at = (minutes: number, more: Partial<CaseFacts> = {}) => appealClock({ ...opened, ...more }, openedAt + minutes * minute);
const after = (minutes: number) => openedAt + minutes * minute;

describe('R4.20 the clock of an appeal', () => {
  it('R4.20 waits for the other side first, half an hour where money moves fast and a day where it does not', () => {
    expect(at(0)).toEqual({
      turn: 'seller',
      duty: 'state',
      until: after(30),
      sequel: 'without-statement',
      silent: [],
      isLate: false,
      isPaused: false,
    });
    expect(at(0, { isSlow: true })).toMatchObject({ turn: 'seller', until: after(24 * 60) });
    expect(at(29.99)).toMatchObject({ turn: 'seller' });
  });

  it('R4.20 waits for both when nobody has spoken, and for one as soon as the other has', () => {
    const nobody = { openedBy: 'system', statedAt: { buyer: null, seller: null } } as const;
    expect(at(1, nobody)).toMatchObject({ turn: 'both', until: after(30) });
    expect(at(2, { ...nobody, statedAt: { buyer: null, seller: after(1) } })).toMatchObject({ turn: 'buyer', until: after(30) });
  });

  it('R4.20 goes on without a side that stays silent, and says who it was', () => {
    expect(at(30)).toEqual({
      turn: 'staff',
      duty: 'take',
      until: after(45),
      sequel: 'goes-first',
      silent: ['seller'],
      isLate: false,
      isPaused: false,
    });
    expect(at(45)).toMatchObject({ turn: 'staff', silent: ['seller'], isLate: true });
  });

  it('R4.20 does not wait any longer than it has to', () => {
    expect(at(6, { statedAt: { buyer: openedAt, seller: after(5) } })).toMatchObject({ turn: 'staff', duty: 'take', until: after(20) });
  });

  it('R4.20 gives staff two hours from when they have the case and everything is said', () => {
    const heard = { statedAt: { buyer: openedAt, seller: after(5) } };
    expect(at(6, { ...heard, takenAt: after(6) })).toMatchObject({ duty: 'decide', until: after(126), isLate: false });
    expect(at(6, { ...heard, takenAt: after(1) })).toMatchObject({ duty: 'decide', until: after(125) });
    expect(at(126, { ...heard, takenAt: after(6) })).toMatchObject({ duty: 'decide', isLate: true });
    expect(at(6, { ...heard, isSlow: true, takenAt: after(6) })).toMatchObject({ until: after(24 * 60 + 6) });
  });

  it('R4.20 stops the time of staff while a side has a question to answer', () => {
    const heard = { statedAt: { buyer: openedAt, seller: after(5) }, takenAt: after(6) };
    const asked = { side: 'buyer', at: after(10), answeredAt: null } as const;
    expect(at(11, { ...heard, asked })).toMatchObject({ turn: 'buyer', duty: 'answer', until: after(40), sequel: 'without-answer' });
    expect(at(40, { ...heard, asked })).toMatchObject({ turn: 'staff', duty: 'decide', until: after(160) });
    expect(at(21, { ...heard, asked: { ...asked, answeredAt: after(20) } })).toMatchObject({ turn: 'staff', until: after(140) });
  });

  it('R4.20 reads a word that comes late without giving staff more time', () => {
    const late = { statedAt: { buyer: openedAt, seller: after(44) } };
    expect(at(44, late)).toMatchObject({ turn: 'staff', duty: 'take', until: after(45), silent: [] });
  });

  it('R4.20 T26 stands still while the order is frozen, and everybody keeps the time they had left', () => {
    const paused = { pauses: [{ from: after(10), to: null }] };
    expect(at(500, paused)).toMatchObject({ turn: 'seller', duty: 'state', isPaused: true, isLate: false, until: after(520) });
    const thawed = { pauses: [{ from: after(10), to: after(500) }] };
    expect(at(519, thawed)).toMatchObject({ turn: 'seller', until: after(520), isPaused: false });
    expect(at(520, thawed)).toMatchObject({ turn: 'staff', duty: 'take', until: after(535), silent: ['seller'] });
    const twice = { pauses: [...thawed.pauses, { from: after(525), to: after(600) }] };
    expect(at(601, twice)).toMatchObject({ turn: 'staff', duty: 'take', until: after(610) });
    const spoken = { statedAt: { buyer: openedAt, seller: after(300) }, takenAt: after(400) };
    expect(at(501, { ...thawed, ...spoken })).toMatchObject({ duty: 'decide', until: after(620) });
  });

  it('R4.20 T26 a pause before or after a case, or of no length, changes nothing', () => {
    for (const minutes of [0, 20, 30, 44, 45, 100]) {
      const plain = at(minutes);
      expect(at(minutes, { pauses: [{ from: after(-60), to: after(-30) }] })).toEqual(plain);
      expect(at(minutes, { pauses: [{ from: after(15), to: after(15) }] })).toEqual(plain);
    }
  });

  it('R4.20 always has somebody whose turn it is and an end, and never goes back to a side that was waited for', () => {
    let seen = 0;
    for (let minutes = 0; minutes < 300; minutes += 0.5) {
      const { turn, until, isLate } = at(minutes);
      expect(isLate || until > after(minutes)).toBe(true);
      const rank = turn === 'staff' ? 1 : 0;
      expect(rank).toBeGreaterThanOrEqual(seen);
      seen = rank;
    }
    expect(fast.replyMs).toBe(30 * minute);
  });
});
