/** Where a dialog opens: below what it is about, else above it, and nowhere out of the window. */
export interface Anchor {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

/** The upper left corner, in pixels of the window; undefined when there is no room beside the anchor. */
export function besideAnchor(anchor: Anchor, dialog: Size, room: Size): { left: number; top: number } | undefined {
  const below = anchor.top + anchor.side + GAP;
  const above = anchor.top - GAP - dialog.height;
  const top = below + dialog.height <= room.height - GAP ? below : above;
  if (top < GAP) return undefined;
  const centred = anchor.left + anchor.side / 2 - dialog.width / 2;
  return { left: Math.max(GAP, Math.min(centred, room.width - dialog.width - GAP)), top };
}
