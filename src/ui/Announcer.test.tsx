// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Announce, AnnouncerProvider, useAnnounce } from './Announcer';

let announce: Announce;

function Speaker() {
  announce = useAnnounce();
  return null;
}

const spoken = (urgency: string): readonly (string | null)[] =>
  [...document.querySelectorAll(`[aria-live=${urgency}] p`)].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <AnnouncerProvider>
      <Speaker />
    </AnnouncerProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what comes in the same moment is all said, each with its urgency', () => {
  act(() => {
    announce('Taruhan Anda tidak kena', 'assertive');
    announce('Hasil: Ceri');
    announce('Taruhan dibuka');
  });
  expect(spoken('assertive')).toEqual(['Taruhan Anda tidak kena']);
  expect(spoken('polite')).toEqual(['Hasil: Ceri', 'Taruhan dibuka']);
});

test('the same words twice are two messages, and none stays for ever', () => {
  act(() => announce('Tutup'));
  act(() => announce('Tutup'));
  expect(spoken('polite')).toEqual(['Tutup', 'Tutup']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(spoken('polite')).toEqual([]);
});
