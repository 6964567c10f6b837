/** The largest picture that somebody may upload: what a phone's camera makes, and no more. */
export const maxPictureMegabytes = 5;
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024;
