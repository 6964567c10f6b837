import { describe, expect, it } from 'vitest';
import { type ProposalDraft, readProposal } from './propose.form.ts';

const draft: ProposalDraft = { kind: 'add', name: ' mia ', email: 'Mia@Staff.test', roles: ['reader'], reason: 'joins us' };

describe('readProposal', () => {
  it('reads what each kind needs and nothing else', () => {
    expect(readProposal(draft)).toEqual({
      input: { kind: 'add', name: 'mia', email: 'mia@staff.test', roles: ['reader'], reason: 'joins us' },
    });
    expect(readProposal({ ...draft, kind: 'change-roles' })).toEqual({
      input: { kind: 'change-roles', name: 'mia', roles: ['reader'], reason: 'joins us' },
    });
    expect(readProposal({ ...draft, kind: 'suspend', roles: [] })).toEqual({ input: { kind: 'suspend', name: 'mia', reason: 'joins us' } });
  });

  it('names every field that is wrong', () => {
    const reading = readProposal({ kind: 'add', name: 'M', email: 'mia', roles: [], reason: '' });
    expect(Object.keys('problems' in reading ? reading.problems : {}).sort()).toEqual(['email', 'name', 'reason', 'roles']);
  });
});
