import * as z from 'zod/mini';

export const qrKey = z.string().check(z.regex(/^[\w-]{43}$/));
export const qrStatus = z.enum(['waiting', 'scanned', 'confirmed', 'rejected', 'expired']);
