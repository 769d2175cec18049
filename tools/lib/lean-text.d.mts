/** What is taken out of one version of a library's file, by the names in it. */
export interface Parts {
  /** Variables that only what is left out would change, as the text of their value. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Properties that are the same wherever they are read, as the text of their value. */
  readonly never?: Readonly<Record<string, string>>;
  /** Text for text. */
  readonly patches?: readonly (readonly [from: string, to: string])[];
  /** Of objects in variables of such a name, the properties that nobody asks for. */
  readonly properties?: readonly { readonly of: RegExp; readonly names: readonly string[] }[];
  /** Statements by how they begin, and what stands there instead. */
  readonly statements?: readonly (readonly [begins: string, instead?: string])[];
  /** Functions by what is left of their body. */
  readonly stubs?: Readonly<Record<string, string>>;
  /** Numbers that no `tag` ever is. */
  readonly tags?: ReadonlySet<number>;
}

export function lean(source: string, list: Parts): string;
