interface Shared {
  url: string;
  text: string;
  facebookAppId: string | null;
}

/** Where each network takes an address. Plain links: no script of others, and nothing is told before a visitor follows one. */
export function networksOf({ url, text, facebookAppId }: Shared): { name: string; href: string }[] {
  const [link, words] = [encodeURIComponent(url), encodeURIComponent(text)];
  const messenger = facebookAppId
    ? `https://www.facebook.com/dialog/send?app_id=${encodeURIComponent(facebookAppId)}&link=${link}&redirect_uri=${link}`
    : `fb-messenger://share/?link=${link}`;
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`.trim())}` },
    { name: 'X', href: `https://x.com/intent/post?text=${words}&url=${link}` },
    { name: 'Messenger', href: messenger },
  ];
}
