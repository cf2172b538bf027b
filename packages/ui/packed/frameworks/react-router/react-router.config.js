// Rendered on the server while it builds.
export default { ssr: false, prerender: ['/'] };
