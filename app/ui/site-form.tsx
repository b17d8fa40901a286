import { forwardRef, type FormHTMLAttributes } from 'react';
import { useLinkTo } from '~/words/page-language';

export type SiteFormProps = FormHTMLAttributes<HTMLFormElement> & { action: string };

/** Its answer is a page in the language of this one, if there is one. */
export const SiteForm = forwardRef<HTMLFormElement, SiteFormProps>(function SiteForm(
  { action, ...rest },
  ref,
) {
  const linkTo = useLinkTo();
  const href = import.meta.env.SSR ? linkTo(action).href : action;
  return <form action={href} ref={ref} {...rest} />;
});
