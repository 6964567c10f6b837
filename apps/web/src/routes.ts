import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { redirects } from './redirects.ts';

/** The URL table. The language prefix is not in it: the server and the router take it as their base (see server/language-rules.ts). */
export default [
  index('routes/home.tsx'),
  ...[...redirects.keys()].map((path) => route(path.slice(1), 'routes/moved.tsx', { id: `moved${path}` })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
