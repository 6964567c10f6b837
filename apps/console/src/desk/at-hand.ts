/** For what saves a form: where it stands below a long form its button would be out of sight, so it stays at the edge of the window. */
export const atHand =
  'max-[1279px]:sticky max-[1279px]:bottom-3 max-[1279px]:z-1 max-[1279px]:max-h-[40dvh] max-[1279px]:overflow-y-auto max-[1279px]:shadow-float';

/** For the fields above it: whichever has the focus is not covered. */
export const aboveHand = 'max-[1279px]:[&_:is(input,select,textarea)]:scroll-mb-[45dvh]';
