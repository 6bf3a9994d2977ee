/** Apple's keyboards: Cmd instead of Ctrl, Alt for words. */
export const isMac = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);
