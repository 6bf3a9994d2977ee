/** Made by the demo server, which knows the folder: the paths of the pages below `demo`, from the root. */
export const pages: readonly string[];
