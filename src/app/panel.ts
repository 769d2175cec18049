import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type * as z from 'zod/mini';
import type { LoginPanel, PanelName, PanelQuery } from '../../machines/modals/panels';
import type { OwnedPanel } from './panelNames';
import { type Area, type PlainMessage, withWords } from '../i18n';

/** What a panel's component is given: its parameters as its schema has read them, and how it closes. */
export interface PanelProps<Params extends object = object> {
  readonly params: Params;
  readonly onClose: () => void;
}

/** How much room a panel takes on a desktop: a dialog of 440 px, one of 640 px, or the place of the page. On phones each is a sheet. */
export type PanelSize = 'sheet' | 'wide' | 'page';

/** All that the shell knows of one panel. */
export interface PanelEntry {
  /** Guests are sent to the login first. */
  readonly login: boolean;
  /** The names of its parameters, beside `z` in the address. */
  readonly params: readonly string[];
  /** Its parameters from the address's texts; null when they are none that it could show anything for. */
  readonly read: (query: PanelQuery) => object | null;
  readonly title: PlainMessage;
  readonly subtitle?: PlainMessage;
  /** The mark before the title. */
  readonly branded: boolean;
  readonly size: PanelSize;
  /** On desktops it is a part of that panel wherever it lies on it, and no layer of its own. */
  readonly within: PanelName | null;
  /** The folder of src that has it. */
  readonly owner: 'account' | 'fairplay' | 'flow' | 'history' | 'inbox' | 'pwa' | 'support';
  readonly Body: LazyExoticComponent<ComponentType<PanelProps>>;
}

interface PanelSpec<Shape extends z.core.$ZodLooseShape> extends Partial<
  Pick<PanelEntry, 'branded' | 'size' | 'subtitle'>
> {
  readonly params?: z.ZodMiniObject<Shape>;
  readonly title: PlainMessage;
  readonly within?: PanelName;
  readonly owner: PanelEntry['owner'];
  /** The words that come with it. */
  readonly words: readonly Area[];
  readonly load: () => Promise<{
    readonly default: ComponentType<PanelProps<z.output<z.ZodMiniObject<Shape>>>>;
  }>;
}

/** The table's entries: `login` is as the documents have it, which the compiler checks. */
export type PanelEntries = {
  readonly [Name in OwnedPanel]: PanelEntry & { readonly login: Name extends LoginPanel ? true : false };
};

/** One entry. Its component and words come when it opens; its parameters are checked before, so that it never sees others. */
export function panel<const Login extends boolean, Shape extends z.core.$ZodLooseShape = Record<never, never>>(
  login: Login,
  { params, branded = false, size = 'sheet', within, words, load, ...rest }: PanelSpec<Shape>,
): PanelEntry & { readonly login: Login } {
  return {
    ...rest,
    login,
    branded,
    size,
    within: within ?? null,
    params: params === undefined ? [] : Object.keys(params.shape),
    read(query) {
      if (params === undefined) return {};
      const read = params.safeParse(query);
      return read.success ? read.data : null;
    },
    // What `read` gave is what this component asks for.
    Body: lazy(withWords(load, ...words)) as PanelEntry['Body'],
  };
}
