// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { listenKeys } from './transport';

test('a letter acts also on a button, a named key only beside controls, and none where one types', () => {
  document.body.innerHTML = '<p></p><button></button><input type="range"><input type="text">';
  const heard: string[] = [];
  const leave = listenKeys((key) => () => void heard.push(key));
  const press = (on: string, key: string, shiftKey = false): void => {
    document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
  };
  const on = (selector: string): readonly string[] => {
    heard.length = 0;
    press(selector, 'b');
    press(selector, ' ');
    press(selector, 'ArrowLeft', true);
    return [...heard];
  };
  expect(on('p')).toEqual(['b', ' ', 'Shift+ArrowLeft']);
  expect(on('button')).toEqual(['b']);
  expect(on('[type=range]')).toEqual(['b']);
  expect(on('[type=text]')).toEqual([]);
  leave();
  expect(on('p')).toEqual([]);
});
