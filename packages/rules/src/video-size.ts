/** The largest video that somebody may send as proof. Operators may allow less. */
export const maxVideoMegabytes = 12;
export const maxVideoBytes = maxVideoMegabytes * 1024 * 1024;

/** A video travels in parts: each is there within the time that a request may take, also from a slow phone. */
export const videoPartBytes = 768 * 1024;
export const mostVideoParts = Math.ceil(maxVideoBytes / videoPartBytes);
