import type { RenderLink } from '@peerbourse/ui/prose/rich-text';
import { AnyLink } from '#base/links/any-link.tsx';

/** For texts that operators write. */
export const renderLink: RenderLink = ({ to, children }) => <AnyLink to={to}>{children}</AnyLink>;
