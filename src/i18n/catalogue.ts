import type { Texts } from './areas';

/** Every text has one of these keys. */
export type Message = keyof Texts;

type Blanks<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Blanks<Rest> : never;

/** The blanks of a message: none, or an object with each of its `{names}`. */
export type Params<Key extends Message> = [Blanks<Texts[Key]>] extends [never]
  ? readonly []
  : readonly [Readonly<Record<Blanks<Texts[Key]>, string | number>>];

/** The messages without blanks: what data may point at by key. */
export type PlainMessage = { [Key in Message]: Blanks<Texts[Key]> extends never ? Key : never }[Message];

/** The translation of one area, for a file of its own. */
export type AreaOf<Area> = Readonly<Record<keyof Area, string>>;

/** Fills the `{blanks}` of a text; a blank without a value stays visible. `{n:bet|bets}` is the first word for one, the second for any other number. */
export const fill = (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
  // Most texts have none, and rows of a list ask for many.
  !text.includes('{')
    ? text
    : text
        .replace(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, other: string) =>
          String(params[name]) === '1' ? one : other,
        )
        .replace(/\{(\w+)\}/g, (blank, name: string) => (name in params ? String(params[name]) : blank));
