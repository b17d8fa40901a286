import { emergencyNumber } from '#operator/profile.json';
import { formField as formFieldTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { isIconName, type IconName } from '~/ui/icon-paths';
import { Notice } from '~/ui/notice';
import { PhoneLink } from '~/ui/phone-link';
import { IntentButton } from '../../parts/intent-button';
import { errorIn, type FieldViewProps, type MeterState } from '../view';
import { Paragraphs } from '../../parts/words';
import { METER_ANYWAY, type MeterPhase, LONGEST_WAIT, POLL_EVERY } from './poll';
import { useEffect, useState } from 'react';

const PHASES: readonly unknown[] = ['none', 'asking', 'on', 'off', 'unknown', 'anyway'];

async function ask(path: string): Promise<MeterPhase | null> {
  try {
    const answer = await fetch(path, { method: 'POST', headers: { Accept: 'application/json' } });
    const { phase } = (await answer.json()) as { phase?: unknown };
    return PHASES.includes(phase) ? (phase as MeterPhase) : null;
  } catch {
    return null;
  }
}

/**
 * Every five seconds, for at most a minute. A failed request is retried: Next asks the server
 * anyway (F-564).
 */
function useMeter(meter: MeterState): MeterPhase {
  const [phase, setPhase] = useState(meter.phase);
  useEffect(() => {
    if (phase !== 'asking') return;
    const until = Date.now() + LONGEST_WAIT + POLL_EVERY;
    const timer = setInterval(() => {
      if (Date.now() > until) return clearInterval(timer);
      void ask(meter.ask).then((found) => found && setPhase(found));
    }, POLL_EVERY);
    return () => clearInterval(timer);
  }, [phase, meter.ask]);
  return phase;
}

type ReactError = JSX.Element | null;

const iconOf = (name: string | undefined): IconName => (name && isIconName(name) ? name : 'bolt');

/**
 * The meter has power, or has not answered yet: why the report is blocked, whom to call, and how to
 * continue (F-565).
 */
function Held({
  phase,
  notice,
  error,
}: {
  phase: MeterPhase;
  notice: MeterState['notice'];
  error: ReactError;
}) {
  const t = useTexts(formFieldTexts);
  const isOn = phase === 'on';
  const { title = '', subtitle = '', bodyText = '', icon } = notice ?? {};
  return (
    <Notice
      icon={isOn ? iconOf(icon) : 'meter'}
      status={isOn ? 'aware' : 'none'}
      heading={isOn ? title || t('meterOnTitle') : t('meterAskingTitle')}
    >
      {error}
      {isOn && subtitle && <p>{subtitle}</p>}
      <Paragraphs text={isOn ? bodyText || t('meterOnText') : t('meterAskingText')} />
      <p className="row actions">
        <IntentButton intent={METER_ANYWAY}>{t(isOn ? 'meterAnyway' : 'meterGoOn')}</IntentButton>
      </p>
      {isOn && (
        <p>
          {t('meterCall')} <PhoneLink phone={emergencyNumber} />
        </p>
      )}
    </Notice>
  );
}

function MeterNotice({ meter, error }: { meter: MeterState; error: ReactError }) {
  const t = useTexts(formFieldTexts);
  const phase = useMeter(meter);
  const plain = {
    off: ['meterOffTitle', 'meterOffText'],
    unknown: ['meterUnknownTitle', 'meterUnknownText'],
    anyway: ['meterAnywayTitle', 'meterAnywayText'],
  } as const;
  if (phase === 'none') return null;
  return (
    <div role="status">
      {phase === 'on' || phase === 'asking' ? (
        <Held phase={phase} notice={meter.notice} error={error} />
      ) : (
        <Notice icon="meter" status="none" heading={t(plain[phase][0])}>
          <p>{t(plain[phase][1])}</p>
        </Notice>
      )}
    </div>
  );
}

export function SmartMeter({ field, context: { meter = null } }: FieldViewProps) {
  const t = useTexts(formFieldTexts);
  const error = errorIn(field);
  const errorText = error ? (
    <p className="msg" id={`${field.name}-error`}>
      {error}
    </p>
  ) : null;
  return (
    <div className="f" id={field.name} tabIndex={-1}>
      {meter ? (
        <MeterNotice meter={meter} error={errorText} />
      ) : (
        <Notice icon="meter" status="none" heading={field.heading || t('smartMeterTitle')}>
          {errorText ?? <Paragraphs text={field.bodyText || t('smartMeterText')} />}
        </Notice>
      )}
    </div>
  );
}
