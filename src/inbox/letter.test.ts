import { describe, expect, it } from 'vitest';
import type { Mail } from '../../contract/inbox';
import type { MailContent } from '../../contract/mailbox';
import { formatRp } from '../i18n/format';
import { isCurrent, letterOf, type Reader } from './letter';

const AT = Date.UTC(2026, 10, 20, 7, 32);
const mail = (content: MailContent | string, rest: Partial<Mail> = {}): Mail => ({
  id: 'm1',
  tag: 'wallet',
  read: false,
  sendTime: AT,
  content: typeof content === 'string' ? content : JSON.stringify(content),
  ...rest,
});
const reader = (locale: 'id' | 'en'): Reader => ({
  locale,
  templates: new Map([
    [
      'win',
      {
        id: 'win',
        tag: 'wallet',
        title: { id: 'Menang {net} di {game}', en: 'Won {net} in {game}' },
        body: { id: 'Pada {at}, kata {who}', en: 'At {at}, says {who}' },
      },
    ],
  ]),
  gameName: (game) => `<${game}>`,
});
const CONTENT: MailContent = {
  title: 'Judul sendiri',
  body: 'Isi sendiri',
  values: { net: { money: 80_000 }, game: { game: 'crash' }, at: { time: AT }, who: { text: 'bagus' } },
  rows: ['net', 'at', 'nothing'],
  link: '/game/crash',
  claim: 12_400,
};

describe('a mail as it is read', () => {
  it('speaks the reader’s language by its template, with values written as that language writes them', () => {
    expect(letterOf(mail(CONTENT, { metaDataId: 'win' }), reader('id'))).toMatchObject({
      title: `Menang ${formatRp(80_000)} di <crash>`,
      body: 'Pada 20 November 2026, 14.32 WIB, kata bagus',
    });
    expect(letterOf(mail(CONTENT, { metaDataId: 'win' }), reader('en'))).toMatchObject({
      title: `Won ${formatRp(80_000)} in <crash>`,
      claim: 12_400,
      link: '/game/crash',
    });
  });

  it('says its own words where nobody knows its template', () => {
    expect(letterOf(mail(CONTENT, { metaDataId: 'newer' }), reader('en'))).toMatchObject({
      title: 'Judul sendiri',
      body: 'Isi sendiri',
    });
  });

  it('has a table of those of its rows that it has values for', () => {
    expect(letterOf(mail(CONTENT), reader('id')).facts.map(({ name }) => name)).toEqual(['net', 'at']);
  });

  it.each(['', 'not JSON', '[]', '{"rows":"x"}'])('stands with time and tag when its content is %j', (content) => {
    expect(letterOf(mail(content, { tag: 'of another house' }), reader('id'))).toMatchObject({
      sentAt: AT,
      tag: null,
      title: '',
      facts: [],
      link: null,
      claim: null,
    });
  });

  it('is dropped once it has expired', () => {
    expect([isCurrent({}, AT), isCurrent({ expireTime: AT }, AT), isCurrent({ expireTime: AT + 1 }, AT)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
