import type { WebConfig } from './config.ts';

/** Headers that every answer of the web role carries, pages and files alike. */
export function fixedHeaders({ isPublic }: WebConfig): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    ...(isPublic ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Scripts run only with this answer's nonce; nothing may turn a string into markup or code. */
export function contentPolicy({ liveUrls, report, isDevelopment }: WebConfig): (nonce: string) => string {
  // The development server injects its own client and styles, and speaks to it by a socket of its own.
  const style = isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'";
  const connect = [
    "connect-src 'self'",
    ...liveUrls,
    ...(report ? [new URL(report.address).origin] : []),
    ...(isDevelopment ? ['ws://127.0.0.1:8087', 'ws://localhost:8087'] : []),
  ].join(' ');
  const fixed = [
    "default-src 'none'",
    style,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // The worker that shows push messages; the policy named below can make no other address than its own.
    "worker-src 'self'",
    connect,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types push-worker']),
  ].join('; ');
  return (nonce) => `${fixed}; script-src 'nonce-${nonce}' 'strict-dynamic'`;
}
