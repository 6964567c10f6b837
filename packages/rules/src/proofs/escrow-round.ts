/** Receipts have a version and rounds a format, so that nothing signed as the one can be shown as the other. */
export const roundFormat = 'peerbourse.escrow-round.1';

/** What the exchange states about all coins in escrow at one moment. */
export type EscrowRound = {
  readonly format: typeof roundFormat;
  readonly installation: { readonly name: string; readonly origin: string };
  /** Counted from 1, without gaps. */
  readonly roundNo: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Only a balanced round is signed: the coins in escrow are those that open orders are about. */
  readonly state: 'balanced' | 'unbalanced';
  /** The SHA-256 of the round before, in hex; that of the first is zero. */
  readonly previous: string;
  /** By coin; one without coins in escrow is left out. */
  readonly assets: { readonly [asset: string]: RoundAsset };
};

export type RoundAsset = {
  readonly leaves: number;
  /** In hex. */
  readonly root: string;
  /** In the smallest unit, of which ten to the power of `scale` are one coin. */
  readonly sum: string;
  readonly scale: number;
};

/** Before the first round. */
export const noRound = '0'.repeat(64);

export function roundFacts(body: string): EscrowRound {
  return JSON.parse(body) as EscrowRound;
}
