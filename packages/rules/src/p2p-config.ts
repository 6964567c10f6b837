/** How much an advertisement may carry, until an operator decides otherwise; a video is counted in megabytes. */
export const p2pConfigDefaults = { advRemarkNum: 20, advImageNum: 1, videoSize: 12 } as const;
