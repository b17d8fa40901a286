/** The fields of a posted form as text, or none where the body is not a form. Never throws. */
export async function formFields(request: Request): Promise<Record<string, string>> {
  try {
    const entries = [...(await request.formData())];
    return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
  } catch {
    return {};
  }
}
