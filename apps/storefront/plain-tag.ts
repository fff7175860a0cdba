// For a tag without a shop in its URL, which themes used before the shop's document came with the script.
const tag = document.currentScript as HTMLScriptElement | null;
const pageId = tag?.dataset['pageId'];
if (tag && pageId) {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tag.src.split('/storefront/')[0]}/storefront/embed.js?pageId=${encodeURIComponent(pageId)}`;
  document.head.append(script);
}
