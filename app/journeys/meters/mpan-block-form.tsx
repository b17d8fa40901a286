import { MpanFields } from './mpan-fields';
import { mpanForms, type MpanFormName } from './mpan-paths';

/** The form as a block of any page: it posts to its own page, which keeps what was typed, has the address chosen, and answers. */
export function MpanBlockForm({ name }: { name: MpanFormName }) {
  return (
    <form className="form" method="post" action={mpanForms[name].path} noValidate>
      <MpanFields name={name} prefix={`${name}-`} address={null} />
    </form>
  );
}
