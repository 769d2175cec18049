import { describe, expect, it } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../contract/constants';
import { roundOf } from './about';
import { aboutOf } from './params';
import { faultOf } from './picked';
import { linesOf } from './rows';
import { widgetAddress } from './WidgetFrame';

describe('what a chat is made of', () => {
  it('a round travels in the address and comes back; what is none of ours is nothing', () => {
    const round = { game: 'wingo', round: '20261120101083' } as const;
    expect(roundOf(aboutOf(round))).toEqual(round);
    for (const none of [undefined, '', 'poker:7', 'dice:', 'dice:x', 'dice']) expect(roundOf(none)).toBeUndefined();
  });

  it('messages stand under the days of Jakarta', () => {
    const at = (day: number, hour: number) => ({ at: Date.UTC(2026, 10, day, hour) });
    // 16.59 and 17.00 UTC are two days in Jakarta.
    const lines = linesOf([at(19, 16), at(19, 17), at(19, 18)]);
    expect(lines.map(({ kind }) => kind)).toEqual(['day', 'said', 'day', 'said', 'said']);
  });

  it('pictures are three at most, of three kinds, and not too large', () => {
    const file = { type: 'image/png', size: 10 };
    expect(faultOf([file, file, file])).toBeNull();
    expect(faultOf([file, file, file, file])).toBe('many');
    expect(faultOf([{ ...file, type: 'image/svg+xml' }])).toBe('kind');
    expect(faultOf([{ ...file, size: PICTURE_MAX_BYTES + 1 }])).toBe('size');
  });

  it('the outside widget is an https page of another host, or is none', () => {
    const own = 'https://lintang.example';
    expect(widgetAddress('https://chat.example/box', own)?.href).toBe('https://chat.example/box');
    for (const none of [undefined, '', 'http://chat.example', 'javascript:alert(1)', `${own}/box`, '//chat.example'])
      expect(widgetAddress(none, own)).toBeNull();
  });
});
