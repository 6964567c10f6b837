import fc from 'fast-check';

/** Drawn inputs are the same in every run of CI, so that a failure is one of the change. The night draws others each day. */
fc.configureGlobal({ seed: Number(process.env.PB_CI_SEED ?? 1) });
