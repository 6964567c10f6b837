import * as z from 'zod/mini';

const viewId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

/** A place of the console with its filters, never an address of the network. */
const viewAddress = z.string().check(z.regex(/^#\/[ -~]{1,398}$/));

export const newView = z.strictObject({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), address: viewAddress });
export const namedView = z.strictObject({ viewId });
export const savedViews = z.object({ views: z.array(z.object({ viewId, name: z.string(), address: z.string() })) });
