/** Saving through the dev server (tools/lib/tuning-save.mjs), and taking things out of the page. */
import { buildTuning, readValues, type Values } from './values';
import type { Editor } from './editor';
import { fileText, type TuningFile } from './sets';

export interface Saved {
  /** All values as the files have them now. */
  readonly values: Values;
  /** How many saves of this file can be taken back. */
  readonly undo: number;
}

/** @throws Error with what the server refused */
async function post(editor: Editor, file: TuningFile, path: string, body: string): Promise<Saved> {
  const response = await fetch(`/__tuning/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const answer: unknown = await response.json().catch(() => null);
  const field = (name: string): unknown =>
    typeof answer === 'object' && answer !== null
      ? new Map<string, unknown>(Object.entries(answer)).get(name)
      : undefined;
  if (!response.ok) throw new Error(`${file.path}: ${String(field('fault') ?? response.statusText)}`);
  return {
    values: readValues(editor.set.schema, { ...buildTuning(editor.get().committed), [file.part]: field('saved') }),
    undo: Number(field('undo')),
  };
}

export const saveFile = (editor: Editor, file: TuningFile): Promise<Saved> =>
  post(editor, file, file.name, fileText(file, editor.get().values));
export const undoSave = (editor: Editor, file: TuningFile): Promise<Saved> =>
  post(editor, file, `${file.name}/undo`, 'null');

/** Whether it is on the clipboard: browsers keep it from pages that are not secure. */
export const copyText = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** This page's address with other changes. */
export function linkTo(changes: string): string {
  const url = new URL(location.href);
  if (changes === '') url.searchParams.delete('tuning');
  else url.searchParams.set('tuning', changes);
  return url.href;
}
