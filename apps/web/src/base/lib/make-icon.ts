import { createElement, forwardRef, type ReactNode, type SVGProps } from 'react';

interface IconData {
  name: string;
  aliases?: readonly string[];
  node: ReadonlyArray<readonly [tag: string, attributes: Record<string, string>]>;
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
  children?: ReactNode;
}

/** Draws an icon as lucide-react does on the server, in a tenth of its code; in browsers it stands in its place. */
export function makeIcon({ name, aliases = [], node }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((part) => `lucide-${part}`)];
  return forwardRef<SVGSVGElement, IconProps>(({ size = 24, color = 'currentColor', className = '', children, ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...new Set([...classes, ...className.split(' ')])].filter(Boolean).join(' '),
        ...(children || Object.keys(rest).some((prop) => /^(?:aria-|role$|title$)/.test(prop)) ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    ),
  );
}
