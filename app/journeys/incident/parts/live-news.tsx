import { useEffect, useRef, useState } from 'react';
import { incidentTexts } from '~/texts/incident';
import { useTexts } from '~/texts/use-texts';

/**
 * Says aloud that the stage or the estimate changed, and nothing else: focus stays where it is, and a page that merely asked again
 * is silent. Stands before the answer, which is marked for whoever sees it (incident.css). Decision J-902.
 */
export function LiveNews({ sentence }: { sentence: string }) {
  const t = useTexts(incidentTexts);
  const said = useRef(sentence);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (sentence === said.current) return;
    said.current = sentence;
    setNews(t('changed', { sentence }));
  }, [sentence, t]);
  return (
    <p className="hide said" role="status">
      {news}
    </p>
  );
}
