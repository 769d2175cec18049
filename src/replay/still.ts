import { encode } from 'uqr';

const WIDTH = 1080;
const MARGIN = 40;
/** What stands under the scene. */
const FOOT = 440;
const INNER = WIDTH - 2 * MARGIN;
/** The scene is cut to be within these: with its foot it is at most nine to sixteen, which phones show whole. */
const SCENE = { least: 560, most: 1920 - FOOT - MARGIN, radius: 36 } as const;
const CODE = { side: 196, border: 2, radius: 20 } as const;
const FONT = 'Rubik, system-ui, sans-serif';

const COLOR = {
  top: '#1c1052',
  bottom: '#0b0620',
  hair: 'rgba(255, 255, 255, 0.16)',
  text: '#ffffff',
  second: '#b9b0ea',
  gold: '#ffc22e',
} as const;

/** What stands under the picture. */
export interface StillWords {
  /** The game and its round. */
  readonly over: string;
  /** How it went. */
  readonly headline: string;
  readonly detail: string;
  /** That no money is in it. */
  readonly note: string;
  /** Where it can be seen and checked: also as a code for a camera. */
  readonly url: string;
}

type Pen = CanvasRenderingContext2D;

const write = (pen: Pen, weight: number, size: number, color: string): void => {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = color;
};

/** Words in lines of at most `width`; what does not fit into the last line is cut with an ellipsis. */
export function linesOf(text: string, most: number, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer) || line === '') {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1).trimEnd();
  return [...kept.slice(0, -1), `${last}…`];
}

function paragraph(pen: Pen, text: string, x: number, y: number, width: number, height: number, most: number): number {
  const lines = linesOf(text, most, (line) => pen.measureText(line).width <= width);
  lines.forEach((line, i) => pen.fillText(line, x, y + i * height));
  return y + lines.length * height;
}

const sceneHeight = (source: HTMLCanvasElement): number =>
  Math.round(Math.max(SCENE.least, Math.min(SCENE.most, (INNER * source.height) / source.width)));

function scene(pen: Pen, source: HTMLCanvasElement, height: number): void {
  // Covers: what is too much is cut at both sides, and below, where no scene says how it went.
  const scale = Math.max(INNER / source.width, height / source.height);
  const [w, h] = [INNER / scale, height / scale];
  pen.save();
  pen.beginPath();
  pen.roundRect(MARGIN, MARGIN, INNER, height, SCENE.radius);
  pen.clip();
  pen.drawImage(source, (source.width - w) / 2, 0, w, h, MARGIN, MARGIN, INNER, height);
  pen.restore();
  pen.beginPath();
  pen.roundRect(MARGIN + 1, MARGIN + 1, INNER - 2, height - 2, SCENE.radius - 1);
  pen.strokeStyle = COLOR.hair;
  pen.lineWidth = 2;
  pen.stroke();
}

/** The mark, as the browser's tab has it; null when it cannot be had, which is no reason to have no picture. */
async function mark(): Promise<HTMLImageElement | null> {
  const href = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')?.href;
  if (href === undefined) return null;
  const image = new Image();
  image.src = href;
  return image.decode().then(
    () => image,
    () => null,
  );
}

function code(pen: Pen, url: string, x: number, y: number): void {
  const { size, data } = encode(url, { ecc: 'M', border: CODE.border });
  const dot = CODE.side / size;
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.roundRect(x, y, CODE.side, CODE.side, CODE.radius);
  pen.fill();
  pen.fillStyle = '#000';
  data.forEach((row, j) =>
    row.forEach((dark, i) => {
      // Up to the next dot's edge in whole pixels: no hairs between them.
      const [left, top] = [Math.round(i * dot), Math.round(j * dot)];
      if (dark) pen.fillRect(x + left, y + top, Math.round((i + 1) * dot) - left, Math.round((j + 1) * dot) - top);
    }),
  );
}

/**
 * A moment of a round as a picture to be passed on: the scene, how the round went, and the way to its replay.
 * @param source the scene's canvas, drawn in this very task: WebGL does not keep what it has shown
 * @throws when the browser has no 2D canvas or makes no file
 */
export async function still(source: HTMLCanvasElement, words: StillWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const height = sceneHeight(source);
  const under = MARGIN + height;
  canvas.height = under + FOOT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no 2D canvas');
  const ground = pen.createLinearGradient(0, 0, 0, canvas.height);
  ground.addColorStop(0, COLOR.top);
  ground.addColorStop(1, COLOR.bottom);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  scene(pen, source, height);

  // From here on it may wait: the scene is taken.
  const [logo] = await Promise.all([
    mark(),
    ...[600, 800].map((weight) => document.fonts.load(`${weight} 40px Rubik`).catch(() => [])),
  ]);
  pen.textBaseline = 'alphabetic';
  write(pen, 600, 30, COLOR.second);
  pen.fillText(words.over, MARGIN, under + 62);
  write(pen, 800, 50, COLOR.text);
  const end = paragraph(pen, words.headline, MARGIN, under + 126, INNER, 58, 2);
  write(pen, 600, 28, COLOR.second);
  paragraph(pen, words.detail, MARGIN, end - 4, INNER - CODE.side - 32, 38, 2);

  const foot = canvas.height - MARGIN;
  code(pen, words.url, WIDTH - MARGIN - CODE.side, foot - CODE.side);
  if (logo !== null) pen.drawImage(logo, MARGIN, foot - 76, 76, 76);
  write(pen, 800, 44, COLOR.text);
  const beside = logo === null ? MARGIN : MARGIN + 96;
  pen.fillText('lintang', beside, foot - 38);
  write(pen, 600, 26, COLOR.gold);
  pen.fillText(words.note, beside, foot - 2);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
