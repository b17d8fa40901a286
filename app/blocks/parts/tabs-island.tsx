import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icon-paths';
import { useHydrated } from '~/ui/use-hydrated';
import type { Slots } from './island';
import { Slot } from './slot';
import { SiteLink } from '~/ui/site-link';

export interface TabsIslandProps {
  label: string;
  tabs: readonly { anchor: string; title: string; icon: IconName | null }[];
  vertical: boolean;
  closable: boolean;
  /** From the inner panel, or else from the tab. */
  back: { href: string; words: string } | null;
}

/** If the style sheet shows them as sections with links, they stay so. */
const hasTabs = (): boolean => matchMedia('(scripting: enabled)').matches;

const STEPS = {
  vertical: ['ArrowUp', 'ArrowDown'],
  horizontal: ['ArrowLeft', 'ArrowRight'],
} as const;

/** Arrows, Home and End move and select. WAI-ARIA Authoring Practices, "Tabs". */
export default function TabsIsland({
  label,
  tabs,
  vertical,
  closable,
  back,
  slots,
}: TabsIslandProps & Slots) {
  const on = useHydrated() && hasTabs();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(closable ? -1 : 0);
  const [reached, setReached] = useState(0);
  useEffect(() => {
    const wanted = tabs.findIndex(({ anchor }) => `#${anchor}` === location.hash);
    if (wanted < 0) return;
    setOpen(wanted);
    setReached(wanted);
  }, [tabs]);

  const links = () => [
    ...(root.current?.querySelectorAll<HTMLElement>(':scope > .tab-list .tab') ?? []),
  ];
  function show(index: number) {
    setOpen(index);
    if (index >= 0) setReached(index);
  }
  function move(event: KeyboardEvent, index: number) {
    const [before, after] = STEPS[vertical ? 'vertical' : 'horizontal'];
    const to = { [before]: index - 1, [after]: index + 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    if (!on || (to === undefined && event.key !== ' ')) return;
    event.preventDefault();
    if (to === undefined)
      return event.currentTarget instanceof HTMLElement && event.currentTarget.click();
    const wanted = (to + tabs.length) % tabs.length;
    // In a closable list arrows only move the focus, because opening is a separate choice.
    if (closable) setReached(wanted);
    else show(wanted);
    links()[wanted]?.focus();
  }
  function stepOut() {
    const inner = root.current?.querySelector<HTMLDetailsElement>(
      '.tab-panel:not([hidden]) details.inner[open]',
    );
    if (inner) {
      inner.open = false;
      inner.querySelector('summary')?.focus();
      return;
    }
    setOpen(-1);
    links()[Math.max(open, 0)]?.focus();
  }
  return (
    <>
      <div
        className={['tabs', vertical && 'upright', on && 'on', on && open >= 0 && 'is-open']
          .filter(Boolean)
          .join(' ')}
        data-closable={closable ? '' : undefined}
        ref={root}
      >
        <ul
          className="tab-list"
          aria-label={label}
          {...(on && { role: 'tablist', 'aria-orientation': vertical ? 'vertical' : undefined })}
        >
          {tabs.map(({ anchor, title, icon }, index) => (
            <li key={anchor} role={on ? 'presentation' : undefined}>
              <a
                className="tab"
                href={`#${anchor}`}
                {...(on && {
                  role: 'tab',
                  id: `${anchor}-tab`,
                  'aria-controls': anchor,
                  'aria-selected': index === open,
                  tabIndex: index === reached ? 0 : -1,
                })}
                onKeyDown={(event) => move(event, index)}
                onClick={(event) => {
                  if (!on) return;
                  event.preventDefault();
                  if (closable && open === index) setOpen(-1);
                  else show(index);
                  event.currentTarget.focus();
                }}
              >
                {icon && <Icon name={icon} />}
                {title}
              </a>
            </li>
          ))}
        </ul>
        <div className="tab-panels">
          {tabs.map(({ anchor }, index) => (
            <Slot
              className="tab-panel flow"
              id={anchor}
              key={anchor}
              of={slots[index]}
              {...(on && {
                role: 'tabpanel',
                'aria-labelledby': `${anchor}-tab`,
                tabIndex: 0,
                hidden: index !== open,
              })}
            />
          ))}
        </div>
      </div>
      {back && (
        <p data-back="" hidden={on && open < 0}>
          <SiteLink
            className="act"
            href={back.href}
            onClick={(event) => {
              if (!on) return;
              event.preventDefault();
              stepOut();
            }}
          >
            <Icon name="back" />
            {back.words}
          </SiteLink>
        </p>
      )}
    </>
  );
}
