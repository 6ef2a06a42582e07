"""The table service: tables in the browser, live, and stored so that nothing acknowledged is lost."""
