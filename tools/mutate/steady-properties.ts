import fc from 'fast-check';

/** The same examples for every mutant, so that a run can be repeated, and no search for the smallest one, which nobody reads. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, endOnFailure: true });
