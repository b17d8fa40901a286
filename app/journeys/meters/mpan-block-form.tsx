import { MpanFields } from './mpan-fields';
import { mpanForms, type MpanFormName } from './mpan-paths';

/**
 * Posts to the form's own page, which saves the values, lets the visitor choose an address, and
 * answers.
 */
export function MpanBlockForm({ name }: { name: MpanFormName }) {
  return (
    <form className="form" method="post" action={mpanForms[name].path} noValidate>
      <MpanFields name={name} prefix={`${name}-`} address={null} />
    </form>
  );
}
