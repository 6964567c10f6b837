import { ButtonLink, type ButtonLinkProps } from '@peerbourse/ui/actions/button-link';
import type { ComponentProps } from 'react';
import { Link as RouterLink, useHref, useLinkClickHandler } from 'react-router';

/** A link to another page of the site. Its code is fetched when the browser has nothing else to do (see link-prefetch.ts). */
export function Link(props: ComponentProps<typeof RouterLink> & { to: string }) {
  return <RouterLink {...props} data-ahead="" />;
}

/** The same with the look of a button. */
export function LinkButton({ to, ...rest }: Omit<ButtonLinkProps, 'href' | 'onClick'> & { to: string }) {
  return <ButtonLink {...rest} href={useHref(to)} onClick={useLinkClickHandler<HTMLAnchorElement>(to)} data-ahead="" />;
}
