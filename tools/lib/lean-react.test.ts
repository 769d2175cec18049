// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type * as Library from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import type * as Outer from 'react-dom';
import type * as Client from 'react-dom/client';
import { LISTS } from './lean-react-parts.mjs';
import { lean } from './lean-text.mjs';

type Dom = typeof Outer & typeof Client;
const modules = join(import.meta.dirname, '../../node_modules');
let React: typeof Library;
let ReactDOM: Dom;
let root: HTMLElement;

/** The production files as a page has them, run by hand: everywhere else tests have React's own. */
beforeAll(() => {
  const loaded: Record<string, object> = {};
  const load = (name: string, file: string, list?: keyof typeof LISTS): object => {
    const source = readFileSync(join(modules, file), 'utf8');
    const exports = {};
    const run = new Function('require', 'exports', list ? lean(source, LISTS[list]) : source) as (
      ...given: unknown[]
    ) => void;
    run((needed: string) => loaded[needed], exports);
    return (loaded[name] = exports);
  };
  React = load('react', 'react/cjs/react.production.js', 'react') as typeof React;
  load('scheduler', 'scheduler/cjs/scheduler.production.js');
  const dom = load('react-dom', 'react-dom/cjs/react-dom.production.js', 'react-dom');
  const client = load('client', 'react-dom/cjs/react-dom-client.production.js', 'react-dom-client');
  ReactDOM = { ...dom, ...client } as Dom;
});

const show = (element: ReactNode) => {
  root = document.createElement('div');
  root.innerHTML = '<p>before</p>';
  document.body.append(root);
  const made = ReactDOM.createRoot(root);
  ReactDOM.flushSync(() => made.render(element));
  return made;
};
/** React shows a moment's wait for a third of a second. */
const shows = (html: string) => expect.poll(() => root.innerHTML).toBe(html);

test('what stood in the root gives way, states change, refs and effects come and go', async () => {
  const { createElement: h, useEffect, useState } = React;
  const told: string[] = [];
  function Count() {
    const [n, setN] = useState(0);
    useEffect(() => {
      told.push(`shown ${n}`);
      return () => void told.push(`gone ${n}`);
    }, [n]);
    return h('button', { onClick: () => setN(n + 1), ref: (at: unknown) => void told.push(at ? 'ref' : 'no ref') }, n);
  }
  const made = show(h(React.StrictMode, null, h(Count)));
  expect(root.innerHTML).toBe('<button>0</button>');
  await expect.poll(() => told).toContain('shown 0');
  root.querySelector('button')?.click();
  await shows('<button>1</button>');
  await expect.poll(() => told).toContain('shown 1');
  ReactDOM.flushSync(() => made.unmount());
  await expect.poll(() => told).toContain('gone 1');
  expect(told.filter((what) => !what.includes('ref'))).toEqual(['shown 0', 'gone 0', 'shown 1', 'gone 1']);
  expect(told.at(0)).toBe('ref');
  expect(root.innerHTML).toBe('');
});

test('a page in slices waits for its code, shows what stands for it, and then itself; lists keep their order', async () => {
  const { createElement: h, lazy, startTransition, Suspense, useState } = React;
  let arrive = (_module: { default: () => ReactNode }) => {};
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
  let turn = (_list: string[]) => {};
  function Page() {
    const [list, setList] = useState(['a', 'b', 'c']);
    turn = setList;
    return h(
      'ul',
      null,
      ...list.map((item) => h('li', { key: item, className: item }, item)),
      h(Suspense, { fallback: 'wait' }, h(Late)),
    );
  }
  root = document.createElement('div');
  startTransition(() => ReactDOM.createRoot(root).render(h(Page)));
  const says = (text: string) => expect.poll(() => root.textContent).toBe(text);
  await says('abcwait');
  const third = root.querySelector('.c');
  arrive({ default: () => h(React.Fragment, null, 'here') });
  await says('abchere');
  turn(['c', 'd', 'a']);
  await says('cdahere');
  expect(root.querySelector('.c')).toBe(third);
});

test('a painted page is taken over: its elements stay, and live; where it is another page it is drawn anew', async () => {
  const { createElement: h, Suspense, useId, useState } = React;
  function Page({ name }: { readonly name: string }) {
    const [n, setN] = useState(0);
    return h(
      'main',
      null,
      h('p', null, name, ' has ', n),
      h(Suspense, { fallback: 'wait' }, h('b', { id: useId() }, 'in it')),
      h('button', { onClick: () => setN(n + 1) }, 'more'),
    );
  }
  root = document.createElement('div');
  document.body.append(root);
  const painted = '<main><p>Ani<!-- --> has <!-- -->0</p><b id="b">in it</b><button>more</button></main>';
  root.innerHTML = painted;
  const [paragraph, button] = ['p', 'button'].map((name) => root.querySelector<HTMLElement>(name));
  ReactDOM.hydrateRoot(root, h(Page, { name: 'Ani' }));
  await expect
    .poll(() => {
      button?.click();
      return paragraph?.textContent;
    })
    .toMatch(/^Ani has [1-9]/);
  expect(root.querySelector('p')).toBe(paragraph);
  expect(root.querySelector('button')).toBe(button);
  expect(root.querySelectorAll('main *')).toHaveLength(3);

  for (const other of [
    painted,
    painted.replace('<b id="b">in it</b>', ''),
    painted.replace('<button>', '<i></i><button>'),
  ]) {
    root = document.createElement('div');
    root.innerHTML = other;
    const first = root.querySelector('p');
    ReactDOM.hydrateRoot(root, h(Page, { name: other === painted ? 'Budi' : 'Ani' }));
    await expect.poll(() => root.querySelector('p')).not.toBe(first);
    expect(root.textContent).toBe(`${other === painted ? 'Budi' : 'Ani'} has 0in itmore`);
    expect(root.querySelectorAll('main *')).toHaveLength(3);
  }
});

test('a painted page of which a part is still to come is drawn anew, with what stands for that part', async () => {
  const { createElement: h, lazy, Suspense } = React;
  let arrive = (_module: { default: () => ReactNode }) => {};
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
  root = document.createElement('div');
  root.innerHTML = '<main><p>there</p><b>late</b></main>';
  const painted = root.querySelector('p');
  ReactDOM.hydrateRoot(root, h('main', null, h(Suspense, { fallback: 'wait' }, h('p', null, 'there'), h(Late))));
  await shows('<main>wait</main>');
  arrive({ default: () => h('b', null, 'late') });
  await shows('<main><p>there</p><b>late</b></main>');
  expect(root.querySelector('p')).not.toBe(painted);
});

test('a failure is caught by the nearest who catches; portals, styles, SVG and fields are as ever', async () => {
  const { Component, createElement: h, useState, useSyncExternalStore } = React;
  const told: string[] = [];
  class Catcher extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override componentDidCatch(error: Error) {
      told.push(error.message);
    }
    override render() {
      return this.state.failed ? 'caught' : this.props.children;
    }
  }
  const Broken = (): never => {
    throw new Error('broken on purpose');
  };
  function Field() {
    const [text, setText] = useState('a');
    const width = useSyncExternalStore(
      () => () => {},
      () => 7,
    );
    return h('input', {
      value: text,
      style: { width },
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    });
  }
  const elsewhere = document.createElement('section');
  const made = document.createElement('div');
  document.body.append(made);
  const kept = console.error;
  console.error = () => {};
  ReactDOM.flushSync(() =>
    ReactDOM.createRoot(made).render([
      h(Catcher, { key: 1, children: h(Broken) }),
      h(Field, { key: 2 }),
      h('svg', { key: 3, viewBox: '0 0 1 1' }, h('title', null, 'in SVG')),
      ReactDOM.createPortal(h('b', null, 'over there'), elsewhere),
    ]),
  );
  console.error = kept;
  expect(made.textContent).toBe('caughtin SVG');
  expect(told).toEqual(['broken on purpose']);
  expect(elsewhere.innerHTML).toBe('<b>over there</b>');
  expect(made.querySelector('svg')?.namespaceURI).toContain('svg');
  const input = made.querySelector('input');
  expect([input?.value, input?.style.width]).toEqual(['a', '7px']);
});
