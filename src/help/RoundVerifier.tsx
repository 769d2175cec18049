import { type FormEvent, useState } from 'react';
import { OPEN_GAMES, type OpenGame } from '../../contract/games';
import { useHouse } from '../house/hooks';
import { useT } from '../i18n';
import { checks } from '../replay/checks';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Field } from '../ui/Field';
import { Select } from '../ui/primitives/Select';
import { roundIn, type NamedRound } from './roundIn';
import css from './Help.module.css';

/** Any finished round, checked from its public record: by its number, or by the link of its replay. */
export function RoundVerifier() {
  const t = useT();
  const { clock } = useHouse();
  const [game, setGame] = useState<OpenGame>(OPEN_GAMES[0]);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const [asked, setAsked] = useState<NamedRound | null>(null);
  const check = (event: FormEvent): void => {
    event.preventDefault();
    const named = roundIn(text, game, clock.now());
    setWrong(named === null);
    if (named === null) return;
    setGame(named.game);
    setAsked(named);
  };
  // Its rooms number days and periods, not rounds.
  const periods = game === 'wingo';
  const Check = asked === null ? null : checks[asked.game];
  return (
    <Card>
      <h2 className={css.head}>{t('fair.roundTitle')}</h2>
      <p className={css.text}>{t('fair.roundBody')}</p>
      <form className={css.verifier} onSubmit={check} noValidate>
        <Select
          label={t('fair.roundGame')}
          options={OPEN_GAMES.map((value) => ({ value, label: t(`game.${value}`) }))}
          value={game}
          onChange={(chosen) => {
            setGame(chosen);
            setWrong(false);
          }}
        />
        <Field
          label={t(periods ? 'fair.periodField' : 'fair.roundField')}
          value={text}
          error={wrong ? t(periods ? 'fair.periodWrong' : 'fair.roundWrong') : null}
          {...(periods && { hint: t('fair.periodHint') })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" icon="shield">
          {t('fair.roundCheck')}
        </Button>
      </form>
      {asked === null || Check === null ? null : (
        <Check key={`${asked.game}/${asked.roundId}`} roundId={asked.roundId} />
      )}
    </Card>
  );
}
