import { expect, test } from 'vitest';
import { critical } from './critical-css.mjs';

const HTML = '<div class="a b"><p class="c"></p></div>';

test.each([
  ['rules of classes that are there', '.a{x:1}.z{x:2}.a .c{x:3}.a .z{x:4}', '.a{x:1}.a .c{x:3}'],
  ['of a list the selectors that fit', '.a,.z,p{x:1}', '.a,p{x:1}'],
  ['what is not there may be asked for', '.a:not(.z){x:1}.a:not(.b .c){x:2}', '.a:not(.z){x:1}.a:not(.b .c){x:2}'],
  ['commas in parentheses part nothing', ':is(.a,.b){x:1}:is(.a,.z){x:2}', ':is(.a,.b){x:1}'],
  ['rules without classes', '*{x:1}:root{--y:2}', '*{x:1}:root{--y:2}'],
  ['rules under conditions, and no empty ones', '@media (x){.a{x:1}.z{x:2}}@media (y){.z{x:1}}', '@media (x){.a{x:1}}'],
  ['fonts', '@font-face{font-family:R}', '@font-face{font-family:R}'],
  [
    'frames of animations that play',
    '.a{animation:1s turn}.z{animation:hop 1s}@keyframes turn{to{x:1}}@keyframes hop{to{x:2}}',
    '.a{animation:1s turn}@keyframes turn{to{x:1}}',
  ],
])('%s', (_what, css, taken) => {
  expect(critical(css, HTML)).toBe(taken);
});
