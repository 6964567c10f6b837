import { ClosedPage } from '#shell/closed-page.tsx';

/** Stands in for a page whose part of the exchange is not open. */
export default ClosedPage;
