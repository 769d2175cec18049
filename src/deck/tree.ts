/** What a scene is built of, as the studio's overlays show it. */
import type { LoadedAssets } from '../../scenes/kit/assets';
import { Container } from 'pixi.js';

/** A rectangle on the canvas, CSS px. */
export interface PartBounds {
  /** Empty when it was given none. */
  readonly label: string;
  /** 0 for the scene's own children. */
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixi objects below a root, shown or not. */
export const countObjects = (node: Container): number =>
  node.children.reduce((total, child) => total + 1 + countObjects(child), 0);

/** Of those, the ones that are drawn: all of a pool lies below the root, a part of it is in use. */
export const countVisible = (node: Container): number =>
  node.children.reduce((total, child) => total + (child.visible ? 1 + countVisible(child) : 0), 0);

/** Where the visible parts lie, down to so many levels. Parts without an extent are left out. */
export function boundsOf(node: Container, levels: number, depth = 0): readonly PartBounds[] {
  if (depth >= levels) return [];
  return node.children
    .filter((child) => child.visible && child.alpha > 0)
    .flatMap((child) => {
      const { x, y, width, height } = child.getBounds();
      const own =
        width > 0 && height > 0 && Number.isFinite(width + height)
          ? [{ label: nameOf(child), depth, x, y, width, height }]
          : [];
      return [...own, ...boundsOf(child, levels, depth + 1)];
    });
}

/** What PixiJS calls an object that was given no name. */
const UNNAMED = /^(?:Container|Sprite|NineSliceSprite|Mesh)?$/;

/** Empty for what was given no name. */
export const nameOf = ({ label }: Container): string => (UNNAMED.test(label ?? '') ? '' : label);

/**
 * Names the parts of a scene by the fields that hold them, for bounds and figures by layer: a field is a container, or a piece that has one. What was given
 * a name keeps it.
 */
export function nameParts(scene: object): void {
  for (const [name, part] of Object.entries(scene)) {
    for (const held of [part, ...(isPiece(part) ? Object.values(part) : [])])
      if (held instanceof Container && nameOf(held) === '') held.label = name;
  }
}

/** An object of the scene's own, whose fields may hold a container; not the scene's context, nor a list. */
const isPiece = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !(part instanceof Container) && !Array.isArray(part);

/** Bytes that a scene's one texture takes on the GPU. */
export const textureBytesOf = ({ source }: Pick<LoadedAssets, 'source'>): number =>
  source.pixelWidth * source.pixelHeight * 4;
