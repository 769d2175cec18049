import { isLeaf, type LeafValue, type TuningSchema } from '../../../scenes/kit/tuning';
import { Icon } from '../../ui/Icon';
import { Row } from './Row';
import css from './Tuning.module.css';
import { entriesOf, joined, sameValue, spaced, type Values } from './values';

interface GroupProps {
  readonly path: string;
  readonly title: string;
  readonly schema: TuningSchema;
  readonly values: Values;
  readonly committed: Values;
  /** Leaves that the search found; null shows all. */
  readonly found: ReadonlySet<string> | null;
  readonly onTurn: (path: string, value: LeafValue) => void;
  readonly onReset: (paths: readonly string[]) => void;
}

/** A group of the schema, foldable, groups within it likewise. */
export function Group({ path, title, schema, values, committed, found, onTurn, onReset }: GroupProps) {
  const paths = entriesOf(schema, path)
    .map((entry) => entry.path)
    .filter((at) => found?.has(at) ?? true);
  if (paths.length === 0) return null;
  const changed = paths.filter((at) => !sameValue(values.get(at) ?? 0, committed.get(at) ?? 0));
  const top = !path.includes('.');
  const rest = { values, committed, found, onTurn, onReset };
  return (
    <details
      key={String(found !== null)}
      className={top ? css.file : css.group}
      open={found !== null || top || undefined}
    >
      <summary className={css.summary}>
        <span className={css.title}>{top ? title : spaced(title)}</span>
        <span className={css.count}>{changed.length > 0 ? `${changed.length} changed` : null}</span>
        {changed.length > 0 ? (
          <button
            type="button"
            className={css.back}
            aria-label={`Reset group ${path}`}
            title="All of this group back to committed"
            onClick={(event) => {
              event.preventDefault();
              onReset(changed);
            }}
          >
            <Icon name="refresh" size="xs" />
          </button>
        ) : null}
      </summary>
      {Object.entries(schema).map(([name, node]) => {
        const at = joined(path, name);
        if (!isLeaf(node)) return <Group key={at} path={at} title={name} schema={node} {...rest} />;
        const value = values.get(at),
          was = committed.get(at);
        return value === undefined || was === undefined || found?.has(at) === false ? null : (
          <Row key={at} path={at} leaf={node} value={value} committed={was} onTurn={onTurn} onReset={onReset} />
        );
      })}
    </details>
  );
}
