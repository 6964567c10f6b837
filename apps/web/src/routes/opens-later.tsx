import { ClosedPage } from '#shell/closed-page.tsx';

/** For addresses that pages of ours lead to although their part is not open: they answer, and say so. */
export default ClosedPage;
