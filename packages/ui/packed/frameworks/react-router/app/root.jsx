import '@portal/ui/themes.css';
import { Links, Outlet, Scripts } from 'react-router';

export function Layout({ children }) {
  return (
    <html lang="de" data-portal-theme="light">
      <head>
        <meta charSet="utf-8" />
        <title>React Router</title>
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
