import { expect, it, onTestFinished, vi } from 'vitest';
import { forgetEarlyTap, repeatEarlyTap } from './early-tap.ts';

/** A button that was pressed at a time before the page was awake, by somebody with these cookies. */
function pressedEarly({ at = 1_000, cookies = '' } = {}) {
  const button = document.body.appendChild(document.createElement('button'));
  const press = vi.fn();
  button.addEventListener('click', press);
  Object.assign(window, { earlyTap: { button, at, cookies } });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  onTestFinished(() => {
    button.remove();
    document.cookie = 'login=; Path=/; Max-Age=0';
  });
  return {
    press,
    /** React takes the button over, so long after the page began to load. */
    wakeUp: (now: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(now);
      Object.assign(button, { __reactProps$1: {} });
      for (const frame of frames.splice(0)) frame(now);
    },
  };
}

it('is repeated when the button wakes up, once', () => {
  const { press, wakeUp } = pressedEarly();
  repeatEarlyTap();
  expect(press).not.toHaveBeenCalled();
  wakeUp(5_000);
  repeatEarlyTap();
  expect(press).toHaveBeenCalledTimes(1);
});

it('is forgotten after ten seconds', () => {
  const { press, wakeUp } = pressedEarly();
  repeatEarlyTap();
  wakeUp(11_001);
  expect(press).not.toHaveBeenCalled();
});

it('is forgotten when something else is pressed', () => {
  const { press, wakeUp } = pressedEarly();
  repeatEarlyTap();
  window.dispatchEvent(new Event('pointerdown'));
  wakeUp(2_000);
  expect(press).not.toHaveBeenCalled();
});

it('is forgotten when somebody has logged in or out since', () => {
  const { press, wakeUp } = pressedEarly({ cookies: 'lang=en' });
  document.cookie = 'login=1; Path=/';
  repeatEarlyTap();
  wakeUp(2_000);
  expect(press).not.toHaveBeenCalled();
});

it('is forgotten when the page hears of another account', () => {
  const { press, wakeUp } = pressedEarly();
  repeatEarlyTap();
  forgetEarlyTap();
  wakeUp(2_000);
  expect(press).not.toHaveBeenCalled();
});
