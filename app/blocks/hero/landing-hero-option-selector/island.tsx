import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FIRST, SECOND } from './names';
import { SiteForm } from '~/ui/site-form';

export interface OptionFormProps {
  action: string;
  kept: readonly (readonly [name: string, value: string])[];
  options: readonly {
    title: string;
    steps: readonly { summary: string; value: string; url: string }[];
  }[];
  chosen: { first: string; second: string };
  words: { form: string; first: string; second: string; placeholder: string; go: string };
  /** The missing choice, as found by the server and reported by the browser. */
  alert: string | null;
  alerts: { first: string; second: string };
}

/**
 * The second list has all next steps, grouped by option; with JavaScript only those of the chosen
 * one.
 */
export default function OptionForm({
  action,
  kept,
  options,
  chosen,
  words,
  alert,
  alerts,
}: OptionFormProps) {
  const first = useRef<HTMLSelectElement>(null);
  const second = useRef<HTMLSelectElement>(null);
  const [option, setOption] = useState('');
  const [said, setSaid] = useState(alert);
  // A choice made before hydration counts.
  useEffect(() => setOption(first.current?.value ?? ''), []);
  const isOtherOption = (index: number) => option !== '' && String(index) !== option;

  const choose = (value: string) => {
    setOption(value);
    const step = second.current?.value ?? '';
    if (second.current && value !== '' && step.split('.')[0] !== value) second.current.value = '';
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    const missing = [first.current, second.current].find((list) => list?.value === '');
    setSaid(missing ? (missing === first.current ? alerts.first : alerts.second) : null);
    if (missing) return missing.focus();
    const steps = options.flatMap((group) => group.steps);
    const url = steps.find(({ value }) => value === second.current?.value)?.url;
    if (url) location.assign(url);
  };
  return (
    <>
      <div role="alert">{said && <p className="msg">{said}</p>}</div>
      <SiteForm action={action} method="get" aria-label={words.form} onSubmit={go}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="f">
          <label htmlFor="selector-who">{words.first}</label>
          <select
            className="in"
            id="selector-who"
            name={FIRST}
            ref={first}
            defaultValue={chosen.first}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{words.placeholder}</option>
            {options.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className="f">
          <label htmlFor="selector-what">{words.second}</label>
          <select
            className="in"
            id="selector-what"
            name={SECOND}
            ref={second}
            defaultValue={chosen.second}
          >
            <option value="">{words.placeholder}</option>
            {options.map(({ title, steps }, index) => (
              <optgroup
                key={title}
                label={title}
                disabled={isOtherOption(index)}
                hidden={isOtherOption(index)}
              >
                {steps.map(({ summary, value }) => (
                  <option key={value} value={value}>
                    {summary}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <p className="actions">
          <button className="btn">{words.go}</button>
        </p>
      </SiteForm>
    </>
  );
}
