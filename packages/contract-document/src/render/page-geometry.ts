/** A4 in points, and the frame that text keeps to. */
export const PAGE = { width: 595.28, height: 841.89, left: 68, right: 68, top: 68, bottom: 84 } as const;

export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const TEXT_BOTTOM = PAGE.height - PAGE.bottom;

/** Height kept free at the foot of the last page for the visible signature. */
export const SIGNATURE_HEIGHT = 96;
