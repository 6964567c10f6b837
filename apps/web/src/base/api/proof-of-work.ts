import type { Challenge } from 'altcha-lib';

type OnChange = () => void;

const listeners = new Set<OnChange>();
let running = 0;

/** Works on a challenge until it is solved. The page may say meanwhile that the browser is being checked. */
export async function proofOfWork(challenge: Challenge): Promise<string> {
  count(1);
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      // The library's other file of that name needs Node.js; this one uses what every browser has.
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    const solution = await solveChallenge({ challenge, deriveKey });
    if (!solution) throw new Error('the challenge was not solved in time');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    count(-1);
  }
}

export const proofState = {
  isRunning: (): boolean => running > 0,
  subscribe: (onChange: OnChange): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};

function count(by: 1 | -1): void {
  running += by;
  for (const onChange of listeners) onChange();
}
