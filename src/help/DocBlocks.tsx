import type { DocBlock } from '../../contract/docs';
import type { Locale } from '../i18n';
import css from './Help.module.css';

interface DocBlocksProps {
  readonly blocks: readonly DocBlock[];
  readonly locale: Locale;
}

/** The pieces of a doc in one language: words are text, whatever stands in them. */
export const DocBlocks = ({ blocks, locale }: DocBlocksProps) =>
  blocks.map((block, at) => <Block key={at} kind={block.kind} words={block[locale]} />);

function Block({ kind, words }: { readonly kind: DocBlock['kind']; readonly words: string }) {
  if (kind === 'head') return <h2 className={css.head}>{words}</h2>;
  if (kind === 'text') return <p className={css.text}>{words}</p>;
  return (
    <ul className={css.points}>
      {words.split('\n').map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}
