/** The bitmap fonts: what bmfont.mjs bakes and the atlases carry. `px` is the em size baked for each sheet. */
export const scales = ['1x', '0.5x'];

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const label = `${ascii}×½−•…·–`;
const upper = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,.×+−-%!:';
const hero = { weight: 800, outlineWidth: 0.09 };

export const fonts = {
  /** The multiplier and amounts won; 84 CSS px in the comps. */
  multgold: {
    ...hero,
    px: { '1x': 168, '0.5x': 112 },
    chars: '0123456789.,×x%-+Rp ',
    stops: [
      [0, '#FFFFFF'],
      [0.28, '#FFF0A8'],
      [0.56, '#FFC22E'],
      [1, '#F58A00'],
    ],
    outline: '#4A1470',
    hairline: '#FFF3C4',
  },
  /** The multiplier once the round has crashed. */
  multred: {
    ...hero,
    px: { '1x': 144, '0.5x': 96 },
    chars: '0123456789.,×',
    stops: [
      [0, '#FFFFFF'],
      [0.28, '#FFD5DD'],
      [0.56, '#FF5C78'],
      [1, '#D9103C'],
    ],
    outline: '#4A0426',
    hairline: '#FFE9EE',
  },
  /** Countdowns. */
  multice: {
    ...hero,
    px: { '1x': 120, '0.5x': 80 },
    chars: '0123456789.,:',
    stops: [
      [0, '#FFFFFF'],
      [0.32, '#FFFFFF'],
      [0.6, '#BFEFFF'],
      [1, '#4FC3FF'],
    ],
    outline: '#1B1166',
    hairline: '#FFFFFF',
  },
  /** A result that won. */
  multwin: {
    ...hero,
    px: { '1x': 120, '0.5x': 80 },
    chars: '0123456789.,',
    stops: [
      [0, '#FFFFFF'],
      [0.28, '#C8FFE9'],
      [0.56, '#1FE0A0'],
      [1, '#00A36C'],
    ],
    outline: '#053B3A',
    hairline: '#E5FFF5',
  },
  /** Headline words and figures of 20 to 28 CSS px, white, tintable. */
  title: { weight: 800, px: { '1x': 72, '0.5x': 48 }, chars: upper },
  /** Ranks of playing cards, tintable. */
  rank: { weight: 800, px: { '1x': 132, '0.5x': 66 }, chars: '1234567890AJQK' },
  /** Labels and amounts of 13 to 18 CSS px, white, tintable. */
  num: { weight: 700, px: { '1x': 45, '0.5x': 30 }, chars: label },
  /** Labels of 11 and 12 CSS px, white, tintable. */
  numsmall: { weight: 600, px: { '1x': 36, '0.5x': 24 }, chars: label },
};
